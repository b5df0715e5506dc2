/** Before every test file: the page speaks English. */
import { speak } from './words';

await speak('en');
