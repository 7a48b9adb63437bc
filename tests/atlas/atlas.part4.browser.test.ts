import { partOf, testErrors } from './testErrors.ts';

testErrors(partOf(4));
