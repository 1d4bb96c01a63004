import path from 'node:path';
import { BackupRefused, endsOrRefuses } from './backup/backup-file.js';
import { makeBackup } from './backup/make-backup.js';
import { withDatabase } from './embedded/with-database.js';
import { commandOptions } from './platform/config/command-options.js';
import { readEnv } from './platform/config/env.js';

const USAGE = 'Uso: npm run backup -- [--to=pasta] [--keep-days=30] [--demo] [--database=postgresql://…]';
const { values } = commandOptions(USAGE, {
  options: {
    database: { type: 'string' },
    demo: { type: 'boolean', default: false },
    to: { type: 'string', default: 'backups' },
    'keep-days': { type: 'string' },
  },
});

const keepDays = values['keep-days'] === undefined ? null : Number(values['keep-days']);
await endsOrRefuses(async () => {
  if (keepDays !== null && !(Number.isInteger(keepDays) && keepDays > 0))
    throw new BackupRefused('--keep-days pede um número de dias, como 30.');
  const { dataDir, backupPassphrase } = readEnv();
  await withDatabase({ given: values.database, demo: values.demo }, async (databaseUrl) => {
    const { file, manifest } = await makeBackup({
      databaseUrl,
      dataDir,
      folder: path.resolve(values.to),
      passphrase: backupPassphrase,
      now: new Date(),
      keepDays,
    });
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`Cópia feita: ${file}`);
    console.log(
      `${rows.toLocaleString('pt-BR')} registros de ${Object.keys(manifest.tables).length} tabelas e ${Object.keys(manifest.files).length} arquivos${backupPassphrase === null ? '. Não está cifrada: para cifrar, defina BACKUP_PASSPHRASE.' : ', cifrados.'}`,
    );
  });
});
