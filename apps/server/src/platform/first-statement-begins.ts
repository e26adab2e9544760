import { PostgresDialect, PostgresDriver, type PostgresDialectConfig } from 'kysely';

/**
 * PostgreSQL, with transactions that are not begun by a message of their own: whoever opens one begins it in his first statement. Every
 * call is at least one transaction, and each message between us and the database costs both sides more than what it says.
 */
export class FirstStatementBegins extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new BegunByOthers(this.#config);
  }
}

class BegunByOthers extends PostgresDriver {
  override beginTransaction(): Promise<void> {
    return Promise.resolve();
  }
}
