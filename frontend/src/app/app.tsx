import { useEffect, useState } from 'react';
import { readParish, type Parish } from '../api/parish.ts';

/** The page that says which parish this is and where its API is described. */
export function App() {
  const [parish, setParish] = useState<Parish | 'loading' | 'failed'>('loading');

  useEffect(() => {
    readParish().then(setParish, () => setParish('failed'));
  }, []);

  if (parish === 'loading') return <main role="status">Carregando...</main>;
  if (parish === 'failed') {
    return (
      <main role="alert">
        <p>Não foi possível conectar ao servidor. Tente novamente.</p>
        <button type="button" onClick={() => location.reload()}>
          Tentar novamente
        </button>
      </main>
    );
  }
  return (
    <main>
      <h1>{parish.ministryTitle}</h1>
      <p>{[parish.parishName, parish.city].filter(Boolean).join(', ')}</p>
      <p>
        <a href="/api/docs">Documentação da API</a>
      </p>
    </main>
  );
}
