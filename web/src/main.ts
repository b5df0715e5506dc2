import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';
import { askEarly } from './lib/api';
import { wanted } from './lib/language';
import { line } from './lib/line.svelte';
import { placeOf, router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { keepPage } from './lib/shell';
import { speak, spoken } from './lib/words';

/** Nothing is drawn before there are words for it. */
async function begin() {
  const place = placeOf(location.pathname);
  if (place.page === 'table') askEarly(`/tables/${place.id}`);
  if (place.page === 'lobby') askEarly('/games');
  await speak(wanted());
  document.documentElement.lang = spoken();
  settings.start();
  line.start();
  router.start();
  const page = document.getElementById('page');
  if (page) mount(App, { target: page });
  await keepPage();
}

void begin(); // not awaited here: the scripts of other pages would have to wait for this one, and be cut into many
