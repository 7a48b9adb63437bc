export { earlyCalls } from '../earlyCalls.ts';
