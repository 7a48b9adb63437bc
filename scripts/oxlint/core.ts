// Core rules of ESLint that oxlint lacks, as an oxlint plugin.
import { builtinRules } from 'eslint/use-at-your-own-risk';

export default {
  meta: { name: 'core' },
  rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') },
};
