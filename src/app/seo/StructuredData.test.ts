import { expect, it } from 'vitest';
import { answerData, breadcrumbData, eventData } from './StructuredData.tsx';

it('breadcrumbs are numbered and have absolute URLs', () => {
  const steps = [
    { name: 'Samba', path: '/' },
    { name: 'Rules', path: '/rules' },
  ];
  expect(breadcrumbData(steps, 'https://samba.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Samba', item: 'https://samba.example/' },
      { '@type': 'ListItem', position: 2, name: 'Rules', item: 'https://samba.example/rules' },
    ],
  });
});

it('the structured data of a help answer contains its text without HTML tags', () => {
  const body = '<p>Either <b>way</b>:</p><ul><li>by card</li><li>by bank</li></ul><script>x</script>';
  expect(answerData({ title: 'How?', body })).toMatchObject({
    mainEntity: [{ name: 'How?', acceptedAnswer: { text: 'Either way : by card; by bank x' } }],
  });
});

it('the structured data of an event omits unknown fields', () => {
  const about = { url: 'https://samba.example/tournaments/race', organizer: 'Samba' };
  const race = { title: 'Race', startedAt: '2026-11-01T10:00:00Z' };
  const bare = eventData('Event', race, about);
  expect(bare).toMatchObject({
    name: 'Race',
    startDate: '2026-11-01T10:00:00Z',
    location: { url: about.url },
  });
  for (const field of ['endDate', 'description', 'image', 'offers']) expect(bare).not.toHaveProperty(field);
  const ending = { ...race, finishedAt: '2026-11-02T10:00:00Z', image: '/race.webp' };
  expect(eventData('EventSeries', ending, about)).toMatchObject({
    '@type': 'EventSeries',
    endDate: '2026-11-02T10:00:00Z',
    image: 'https://samba.example/race.webp',
  });
});
