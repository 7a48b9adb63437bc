import type { DuckHuntFlight, DuckHuntGame } from '#/api/generated/model/index.ts';

export const flightFixture: DuckHuntFlight = {
  length: 8000,
  reachX: 95,
  reachY: 90,
  ducks: [
    { id: 1, delay: 0, duration: 5200, fromX: -130, fromY: 560, toX: 1130, toY: 240, sway: 60, swings: 3 },
    { id: 2, delay: 1300, duration: 5600, fromX: 1130, fromY: 300, toX: -130, toY: 420, sway: 40, swings: 2 },
    { id: 3, delay: 2400, duration: 5000, fromX: -130, fromY: 260, toX: 1130, toY: 180, sway: 30, swings: 4 },
  ],
};

export const huntFixture: DuckHuntGame = {
  id: 5,
  actionId: 22,
  status: 'running',
  shotsLeft: 7,
  shotsTotal: 10,
  nextShotsAt: '2026-01-15T00:00:00Z',
  endAt: '2026-01-20T08:00:00Z',
  flight: flightFixture,
  prizes: [
    { id: 1, title: '20 гифтспинов', image: '/mock-assets/trophy/spins20.svg', isWon: true },
    { id: 2, title: '500 компоинтов', image: '/mock-assets/trophy/compoints500.svg', isWon: false },
    { id: 3, title: 'Фрибет', image: '/mock-assets/trophy/freebet.svg', isWon: false },
    { id: 4, title: '300 ₽', image: '/mock-assets/trophy/cash300.svg', isWon: false },
    { id: 5, title: '200 опыта', image: '/mock-assets/trophy/experience200.svg', isWon: false },
    { id: 6, title: 'Толстовка', image: '/mock-assets/trophy/merch.svg', isWon: false },
  ],
};
