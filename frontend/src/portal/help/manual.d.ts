/** Made of docs/manual while the application is built, by `frontend/manual.ts`. */
declare module 'virtual:manual' {
  const guides: readonly import('./guide.ts').Guide[];
  export default guides;
}

declare module 'virtual:manual/*' {
  const texts: Readonly<Record<string, import('./guide.ts').Piece[]>>;
  export default texts;
}
