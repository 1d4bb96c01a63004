/** First parts of the addresses that the back office answers: the specification's screens, then its resources. */
const OFFICE = [
  'coordination',
  'fairness',
  'admin',
  'schedules',
  'questionnaires',
  'ai-schedule',
  'ministers',
  'mass-rules',
  'news',
  'community-posts',
  'training-courses',
  'training-modules',
  'liturgical-materials',
  'procedures',
  'emails',
  'audit-events',
  'settings',
  // Where react-admin leads those whom it refuses.
  'access-denied',
];

export const isOfficePath = (pathname: string): boolean => OFFICE.includes(pathname.split('/')[1] ?? '');
