import type { ReactNode } from 'react';
import { tokenProblems } from '../tokens.ts';
import { Faults } from './Faults.tsx';
import styles from './tokens.module.css';

/**
 * A page about tokens, in colours that don't depend on the tokens. Lists every fault of the token files.
 */
export function TokenPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1>{title}</h1>
      {tokenProblems.length > 0 && (
        <Faults role="alert" title="The token files have faults" faults={tokenProblems} />
      )}
      {children}
    </main>
  );
}
