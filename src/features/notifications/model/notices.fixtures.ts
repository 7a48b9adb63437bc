import type { Notice } from '#/api/generated/model/index.ts';

export const newNotice: Notice = {
  id: 9013,
  status: 'new',
  msg: 'A gift is waiting: <b>50 free spins</b>. Activate it before it goes.',
  button: { link: '/profile/gifts', text: 'Take it' },
  image: 'gift',
  createdAt: '2026-01-14T11:00:00Z',
};

export const readNotices: readonly Notice[] = [
  {
    id: 9012,
    status: 'read',
    msg: 'A new level: <b>Seeker</b>!',
    image: 'level',
    createdAt: '2026-01-13T09:00:00Z',
  },
  {
    id: 9011,
    status: 'read',
    msg: '<b>Night race</b> has begun.',
    image: 'arrow',
    createdAt: '2026-01-10T09:00:00Z',
  },
  {
    id: 9010,
    status: 'read',
    msg: 'Your deposit has arrived.',
    image: 'message',
    createdAt: '2025-11-02T09:00:00Z',
  },
  {
    id: 9009,
    status: 'read',
    msg: 'A login on a new device: Firefox on Linux, Turin. Wasn’t you?',
    image: 'security',
    createdAt: '2026-01-14T09:41:00Z',
  },
];
