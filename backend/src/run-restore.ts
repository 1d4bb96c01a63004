import { BackupRefused, endsOrRefuses } from './backup/backup-file.js';
import { restoreBackup } from './backup/restore-backup.js';
import { withDatabase } from './embedded/with-database.js';
import { entities } from './entities.js';
import { commandOptions } from './platform/config/command-options.js';
import { readEnv } from './platform/config/env.js';

const USAGE =
  'Uso: npm run restore -- backups/partilha-….tar.gz [--replace] [--demo] [--database=postgresql://…]';
const { values, positionals } = commandOptions(USAGE, {
  options: {
    database: { type: 'string' },
    demo: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const [file] = positionals;
await endsOrRefuses(async () => {
  if (!file) throw new BackupRefused(`Diga qual cópia. ${USAGE}`);
  const { dataDir, backupPassphrase } = readEnv();
  await withDatabase({ given: values.database, demo: values.demo }, async (databaseUrl) => {
    const { manifest, erasedAgain } = await restoreBackup({
      file,
      databaseUrl,
      dataDir,
      passphrase: backupPassphrase,
      replace: values.replace,
      entities,
    });
    console.log(`Restaurada a cópia de ${manifest.takenAt}; todas as tabelas conferem com ela.`);
    if (erasedAgain > 0)
      console.log(
        `Pessoas apagadas depois dela: ${erasedAgain}. O servidor volta a apagá-las assim que começar.`,
      );
  });
});
