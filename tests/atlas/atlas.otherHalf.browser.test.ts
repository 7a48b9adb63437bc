import { entries, testErrors } from './testErrors.ts';

testErrors(entries.filter((_entry, index) => index % 2 === 1));
