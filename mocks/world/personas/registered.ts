import { noHistory, type History } from './definition.ts';

/** Players who sign up in a world have two gifts from the start. */
export const registered: History = {
  ...noHistory,
  gifts: [
    ['deposit100', 'registration', 0],
    ['nondeposit', 'registration', 0],
  ],
  isNew: true,
};
