/** A report as a page of its own: the data lies in the page, and nothing is fetched. */
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import ReportPage from './pages/lab/ReportPage.svelte';
import type { LabReport } from './wire';

const dark = matchMedia('(prefers-color-scheme: dark)');

function follow() {
  document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light';
}

follow();
dark.addEventListener('change', follow);
const report = JSON.parse(document.getElementById('report')?.textContent ?? 'null') as LabReport | null;
const target = document.getElementById('page');
if (report && target) {
  target.replaceChildren(); // the summary for those without scripts
  mount(ReportPage, { target, props: { report } });
}
