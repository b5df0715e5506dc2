import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './pages/App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

settings.start();
router.start();
const page = document.getElementById('page');
if (page) mount(App, { target: page });
