import { type RawBuilder, sql } from 'kysely';

/** The columns of a person that make up the display name. */
interface NamedPerson {
  first_name: string | null;
  last_name: string | null;
  user_name: string;
}

/** A person's display name: first and last name, or the user name without them. */
export function personName(person: NamedPerson): string {
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || person.user_name;
}

/** The display name of the person that a query joins under this alias; null when none is joined. */
export function personNameIn(alias: string): RawBuilder<string | null> {
  const column = (name: keyof NamedPerson) => sql.ref(`${alias}.${name}`);
  const names = sql`trim(concat_ws(' ', ${column('first_name')}, ${column('last_name')}))`;
  return sql<string | null>`coalesce(nullif(${names}, ''), ${column('user_name')})`;
}
