/** `test` trades durability for speed, has room for many stations at once, and is only for clusters that are thrown away. */
export type Tuning = 'durable' | 'test';

export const databasePort = 5432;

/** Written once into postgresql.conf, where an operator may change them. */
export const firstSettings = {
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  max_connections: '100',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] %d ',
  // The password is random and long: to hash it thousands of times would only cost every new connection 5 ms.
  scram_iterations: '1',
};

/** Given on the command line at every start, so that no edited file can open a port or drop durability. */
export function fixedSettings(tuning: Tuning, socketFolder: string): Record<string, string> {
  const isDurable = tuning === 'durable';
  return {
    listen_addresses: '',
    port: String(databasePort),
    // The value is a comma-separated list; the quotes keep a comma or blank in the path from splitting it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: onOff(isDurable),
    synchronous_commit: onOff(isDurable),
    full_page_writes: onOff(isDurable),
    // Hundreds of databases that live for seconds: going round them all the time tidies nothing up.
    ...(isDurable ? {} : { max_connections: '300', autovacuum: 'off' }),
    // Details of an error name the values of the row, and those may be somebody's.
    log_error_verbosity: 'terse',
  };
}

export function onOff(value: boolean): 'on' | 'off' {
  return value ? 'on' : 'off';
}
