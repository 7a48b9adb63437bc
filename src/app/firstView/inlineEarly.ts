// The inline script before the content of every page.
import { keepEarlyInput } from './earlyInput.ts';

keepEarlyInput();
