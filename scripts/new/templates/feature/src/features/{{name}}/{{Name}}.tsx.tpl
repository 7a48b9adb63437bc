import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { Part } from '#/entities/failure/Part.tsx';
import { {{camel}}Query } from './data/queries.ts';
import { {{Name}}View } from './ui/{{Name}}View.tsx';

export function {{Name}}() {
  const list = loadable(useQuery({{camel}}Query()), ({ data }) => data);
  return (
    <Part of={list} skeleton={['12rem']} failed="{{camel}}.failed">
      {(items) => <{{Name}}View items={items} />}
    </Part>
  );
}
