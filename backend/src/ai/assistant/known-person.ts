/** Somebody of the parish and what tells who they are. It serves to keep all of it from what is sent out of the server. */
export interface KnownPerson {
  /** As the assistant's tools know them; null for whoever is no minister. */
  id: number | null;
  scheduleName: string | null;
  fullName: string;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
}
