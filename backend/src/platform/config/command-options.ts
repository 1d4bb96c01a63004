import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was given to a command. Asked for help, or given what it does not know, it tells its usage and ends. */
export function commandOptions<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch {
    const asked = process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');
    console[asked ? 'log' : 'error'](usage);
    process.exit(asked ? 0 : 1);
  }
}
