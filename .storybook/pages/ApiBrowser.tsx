import { useContext, useState } from 'react';
import { operationList, type OperationEntry } from '../../mocks/core/routes.ts';
import { faults } from '../../mocks/scenarios/faults.ts';
import { namedStates } from '../../mocks/scenarios/states.ts';
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx';
import { scenarioUrl } from '../storyLinks.ts';
import { Toolbar } from '../toolbar.ts';
import styles from './pages.module.css';

function haystack({ id, method, path, tag, summary, errors }: OperationEntry): string {
  const codes = errors.flatMap(({ name, value }) => [
    `${id}.${name}`,
    ...value.errors.map(({ code }) => code),
  ]);
  return [id, method, path, tag, summary, ...codes].join(' ').toLowerCase();
}

function ScenarioLink({ scenario, status, title }: { scenario: string; status?: number; title?: string }) {
  return (
    <a href={scenarioUrl(scenario, useContext(Toolbar))} target="_top" title={title}>
      {status === undefined ? scenario : `${String(status)} ${scenario}`}
    </a>
  );
}

function Operation({ operation }: { operation: OperationEntry }) {
  const { id, method, path, summary, access, status, bodyType, responseType, parameters, errors } = operation;
  return (
    <article className={styles.operation} aria-labelledby={`operation-${id}`}>
      <h3 id={`operation-${id}`}>{id}</h3>
      <p className={styles.call}>
        <code>
          {method.toUpperCase()} {path}
        </code>
        <span className={styles.muted}>{access}</span>
      </p>
      <p>{summary}</p>
      {parameters.length > 0 && (
        <p className={styles.muted}>
          {parameters
            .map(({ name, in: place, required }) => `${name} (${place}${required ? ', required' : ''})`)
            .join(', ')}
        </p>
      )}
      <p className={styles.muted}>
        {bodyType === null ? '' : `${bodyType} → `}
        {status} {responseType ?? 'no body'}
      </p>
      <div className={styles.scenarios}>
        {errors.map(({ name, status: answered, value }) => (
          <ScenarioLink
            key={name}
            scenario={`${id}.${name}`}
            status={answered}
            title={value.errors.map(({ code }) => code).join(', ')}
          />
        ))}
      </div>
    </article>
  );
}

export interface ApiBrowserProps {
  query?: string;
}

/**
 * Lists the operations by tag, with their error codes and scenarios. Below them are the states of the whole
 * mock world and the faults that any operation can have.
 */
export function ApiBrowser({ query: first = '' }: ApiBrowserProps) {
  const [query, setQuery] = useState(first);
  const wanted = query.trim().toLowerCase();
  const found = operationList.filter((operation) => haystack(operation).includes(wanted));
  const tags = [...new Set(found.map(({ tag }) => tag))];
  return (
    <div className={styles.page}>
      <h1>API</h1>
      <SearchField
        label="Operation, path, code or scenario"
        placeholder="Operation, path, code or scenario"
        clearLabel="Clear"
        value={query}
        onSearch={setQuery}
      />
      <p className={styles.lead} role="status">
        {found.length} of {operationList.length} operations
      </p>
      {tags.map((tag) => (
        <section key={tag} className={styles.part} aria-label={tag}>
          <h2>{tag}</h2>
          {found
            .filter((operation) => operation.tag === tag)
            .map((operation) => (
              <Operation key={operation.id} operation={operation} />
            ))}
        </section>
      ))}
      <section className={styles.part} aria-label="States">
        <h2>States of the whole world</h2>
        <div className={styles.scenarios}>
          {Object.entries(namedStates).map(([state, { summary }]) => (
            <ScenarioLink key={state} scenario={state} title={summary} />
          ))}
        </div>
      </section>
      <section className={styles.part} aria-label="Faults">
        <h2>Faults of any operation</h2>
        <ul>
          {Object.entries(faults).map(([fault, summary]) => (
            <li key={fault}>
              <code>operationId.{fault}</code> {summary}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
