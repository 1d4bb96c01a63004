/** A question about a mass. */
export const aboutMass = <const Over extends object>(slotId: number, over?: Over) => ({
  id: `slot_${slotId}`,
  question: `Missa ${slotId}`,
  type: 'multiple-choice' as const,
  required: false,
  options: ['Disponível', 'Talvez', 'Indisponível'],
  description: null,
  slotId,
  date: '2026-12-06',
  time: '08:00',
  begun: false,
  ...over,
});
