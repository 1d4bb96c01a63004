import type { RosterAssignment } from '../solver/index.js';

/** A place, or an answer about one, as a key of maps and sets. */
export const placeKey = ({ slot, minister }: RosterAssignment) => `${slot} ${minister}`;
