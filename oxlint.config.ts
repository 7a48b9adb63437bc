// The lint rules that an editor can show. `npm run lint` adds the rules that compare several files.
import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { homeOverrides } from './scripts/oxlint/homes.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'promise', 'oxc'],
  jsPlugins: [join(import.meta.dirname, 'scripts/oxlint/plugin.ts'), 'eslint-plugin-formatjs'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  options: {
    typeAware: true,
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-literals': [
      'error',
      {
        noStrings: false,
        ignoreProps: true,
      },
    ],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-unassigned-import': 'off',
    'import/no-default-export': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: {
          attributes: false,
        },
      },
    ],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': [
      'error',
      {
        considerDefaultExhaustiveForUnions: true,
      },
    ],
    'typescript/no-redundant-type-constituents': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/no-unnecessary-condition': 'off',
    'typescript/restrict-template-expressions': [
      'error',
      {
        allowNumber: true,
      },
    ],
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/require-module-specifiers': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-console': [
      'error',
      {
        allow: ['warn', 'error'],
      },
    ],
    'formatjs/no-invalid-icu': 'error',
    'house/layers': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/expect-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-conditional-tests': 'error',
    'jsx-a11y/no-autofocus': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'promise/no-callback-in-promise': 'off',
    'import/no-named-as-default-member': 'off',
  },
  overrides: [
    ...homeOverrides,
    {
      files: ['scripts/**', 'mocks/server.ts', 'mocks/server/**', 'mocks/workbench/cli.ts', 'tests/bench/**'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', 'tests/**', '.storybook/**'],
      rules: {
        'react/jsx-no-literals': 'off',
      },
    },
    {
      files: ['mocks/pages/**'],
      rules: {
        'react/jsx-no-literals': 'off',
      },
    },
    {
      files: ['src/ui/SafeHtml/SafeHtml.tsx'],
      rules: {
        'react/no-danger': 'off',
      },
    },
  ],
  ignorePatterns: ['**/generated/**', 'dist*', 'storybook-static', 'node_modules', 'public'],
});
