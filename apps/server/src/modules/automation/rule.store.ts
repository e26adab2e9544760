import type { AutomationRule, RuleDraft } from '@lading/contracts/automation';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personNameIn } from '../../platform/person-name.ts';
import { isRowId } from '../../platform/row-id.ts';
import './automation.table.ts';

const rules = (trx: Trx) =>
  trx
    .selectFrom('automation_rule as r')
    .leftJoin('person as p', 'p.user_id', 'r.updated_by')
    .select(['r.rule_id', 'r.name', 'r.is_on', 'r.trigger', 'r.criteria', 'r.actions', 'r.is_final'])
    .select(['r.version', 'r.matched', 'r.last_matched_at', 'r.updated_at'])
    .select(personNameIn('p').as('who'));
type RuleRow = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>;

const asRule = (row: RuleRow): AutomationRule => ({
  ruleId: row.rule_id,
  name: row.name,
  isOn: row.is_on,
  trigger: row.trigger,
  version: row.version,
  criteria: row.criteria,
  actions: row.actions,
  isFinal: row.is_final,
  matched: Number(row.matched),
  lastMatchedTime: row.last_matched_at?.toISOString() ?? null,
  updateTime: row.updated_at.toISOString(),
  updatedBy: row.who,
});

/** The rules of the organization, in order of application. */
export async function readRules(trx: Trx): Promise<AutomationRule[]> {
  return (await rules(trx).orderBy('r.position').orderBy('r.rule_id').execute()).map(asRule);
}

/** A rule; undefined when the organization has none with that id. */
export async function readRule(trx: Trx, ruleId: string): Promise<AutomationRule | undefined> {
  if (!isRowId(ruleId)) return undefined;
  const row = await rules(trx).where('r.rule_id', '=', ruleId).executeTakeFirst();
  return row && asRule(row);
}

/** Makes concurrent changes of an organization's rules wait until the transaction ends. */
export async function lockRules(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('automation-rule', current_org_id()))`.execute(trx);
}

interface Change {
  userId: string;
  now: Date;
}

const columnsOf = ({ name, trigger, criteria, actions, isFinal }: RuleDraft, { userId, now }: Change) => ({
  name,
  trigger,
  is_final: isFinal,
  updated_by: userId,
  updated_at: now,
  criteria: JSON.stringify(criteria),
  actions: JSON.stringify(actions),
});

/** Adds an inactive rule after all others. @returns its id */
export async function insertRule(trx: Trx, rule: RuleDraft, change: Change): Promise<string> {
  const row = await trx
    .insertInto('automation_rule')
    .values({
      ...columnsOf(rule, change),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from automation_rule)`,
    })
    .returning('rule_id')
    .executeTakeFirstOrThrow();
  return row.rule_id;
}

/** Changes the content of a rule; its version goes up. */
export async function updateRule(trx: Trx, ruleId: string, rule: RuleDraft, change: Change): Promise<void> {
  await trx
    .updateTable('automation_rule')
    .set({ ...columnsOf(rule, change), version: sql<number>`version + 1` })
    .where('rule_id', '=', ruleId)
    .execute();
}

/** Activates or deactivates a rule. */
export async function setRuleOn(
  trx: Trx,
  ruleId: string,
  { isOn, userId, now }: Change & { isOn: boolean },
): Promise<void> {
  await trx
    .updateTable('automation_rule')
    .set({ is_on: isOn, updated_by: userId, updated_at: now })
    .where('rule_id', '=', ruleId)
    .execute();
}

/** Sets the order of rules by the given ids. */
export async function moveRules(trx: Trx, ruleIds: readonly string[]): Promise<void> {
  await sql`
    update automation_rule r set position = given.place
    from unnest(${[...ruleIds]}::bigint[]) with ordinality given (rule_id, place)
    where r.rule_id = given.rule_id`.execute(trx);
}

/** Removes a rule. @returns whether there was one */
export async function deleteRule(trx: Trx, ruleId: string): Promise<boolean> {
  if (!isRowId(ruleId)) return false;
  const done = await trx.deleteFrom('automation_rule').where('rule_id', '=', ruleId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}

/** Which of a rule's stores, presets and warehouses the organization has. */
export async function knownNames(
  trx: Trx,
  named: { storeIds: readonly string[]; presetIds: readonly string[]; warehouseIds: readonly string[] },
): Promise<{ storeIds: Set<string>; presetIds: Set<string>; warehouseIds: Set<string> }> {
  const ids = (all: readonly string[]) => all.filter(isRowId);
  const { rows } = await sql<{ kind: 'storeIds' | 'presetIds' | 'warehouseIds'; id: string }>`
    select 'storeIds' as kind, store_id::text as id from store where store_id = any (${ids(named.storeIds)}::bigint[])
    union all
    select 'presetIds', preset_id::text from shipping_preset where preset_id = any (${ids(named.presetIds)}::bigint[])
    union all
    select 'warehouseIds', warehouse_id::text from warehouse_connection
    where warehouse_id = any (${ids(named.warehouseIds)}::bigint[])`.execute(trx);
  const of = (kind: (typeof rows)[number]['kind']) =>
    new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { storeIds: of('storeIds'), presetIds: of('presetIds'), warehouseIds: of('warehouseIds') };
}
