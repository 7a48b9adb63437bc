import { useQuery } from '@tanstack/react-query';
import { loadable } from '#/api/loadable.ts';
import { PartBoundary } from '#/entities/failure/PartBoundary.tsx';
import { {{camel}}Query } from './data/queries.ts';
import { {{Name}}View } from './ui/{{Name}}View.tsx';

export function {{Name}}() {
  return (
    <PartBoundary queries={[{{camel}}Query()]}>
      <{{Name}}Content />
    </PartBoundary>
  );
}

function {{Name}}Content() {
  return <{{Name}}View list={loadable(useQuery({{camel}}Query()), ({ data }) => data)} />;
}
