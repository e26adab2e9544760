-- Rules that work on orders as they come in (shipping design, "Automation"; decision 0064).

-- How the label of an order is prepared, where a rule has set that; a person who chooses another service of the order ends it.
alter table customer_order add column label_plan jsonb;

create table automation_rule (
  rule_id bigint generated always as identity (start with 9101) primary key,
  org_id bigint not null references organisation,
  -- The order in which rules are applied.
  position integer not null,
  name text not null,
  is_on boolean not null default false,
  trigger text not null check (trigger in ('ARRIVED', 'READY', 'BEFORE_BUY')),
  criteria jsonb not null,
  actions jsonb not null,
  is_final boolean not null,
  version integer not null default 1,
  matched bigint not null default 0,
  last_matched_at timestamptz,
  updated_by bigint references person on delete set null,
  updated_at timestamptz not null
);
create index automation_rule_of on automation_rule (org_id, position);
call isolate_by_organisation('automation_rule');

-- Orders that rules are still to be applied to.
create table order_to_automate (
  order_id bigint not null references customer_order on delete cascade,
  trigger text not null check (trigger in ('ARRIVED', 'READY')),
  org_id bigint not null references organisation,
  primary key (order_id, trigger)
);
create index order_to_automate_of on order_to_automate (org_id);
call isolate_by_organisation('order_to_automate');

create table automation_run (
  run_id bigint generated always as identity (start with 8801) primary key,
  org_id bigint not null references organisation,
  began_at timestamptz not null,
  orders integer not null default 0,
  matched integer not null default 0,
  undone_at timestamptz,
  undone_by bigint references person on delete set null
);
create index automation_run_of on automation_run (org_id, run_id desc) where matched > 0;
call isolate_by_organisation('automation_run');

-- A rule is applied to an order once: what a person does with the order after it is not overruled.
create table automation_match (
  rule_id bigint not null references automation_rule on delete cascade,
  order_id bigint not null references customer_order on delete cascade,
  org_id bigint not null references organisation,
  primary key (rule_id, order_id)
);
create index automation_match_of_order on automation_match (order_id);
call isolate_by_organisation('automation_match');

-- Each field that a rule set of an order, or left as a person had decided it. It stays when the rule is changed or removed.
create table automation_trace (
  trace_id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  run_id bigint not null references automation_run,
  order_id bigint not null references customer_order on delete cascade,
  rule_id bigint not null,
  rule_name text not null,
  rule_version integer not null,
  happened_at timestamptz not null,
  -- The field, from, and to.
  change jsonb not null,
  state text not null check (state in ('SET', 'KEPT', 'UNDONE', 'CHANGED_SINCE'))
);
create index automation_trace_of_order on automation_trace (order_id, trace_id desc);
create index automation_trace_of_run on automation_trace (run_id, trace_id);
call isolate_by_organisation('automation_trace');
revoke delete on automation_trace from lading_tenant, lading_system;

-- A hold that ends by itself, as long as it is the one that the rule made.
create table automation_hold (
  order_id bigint primary key references customer_order on delete cascade,
  org_id bigint not null references organisation,
  held_at timestamptz not null,
  release_at timestamptz not null
);
create index automation_hold_due on automation_hold (release_at);
call isolate_by_organisation('automation_hold');

-- The database itself sees each order come in, whichever way; the job applies the rules after the commit, once for each transaction.
create function queue_for_automation(org bigint) returns void language plpgsql as $$
begin
  perform enqueue_job(
    'automation.apply', json_build_object('orgId', org::text), 'automation.' || org || '.' || pg_current_xact_id(), 10, 0, org
  );
end $$;

create function automate_new_orders() returns trigger language plpgsql as $$
declare
  org bigint;
begin
  for org in
    with queued as (
      insert into order_to_automate (order_id, trigger, org_id)
      select distinct e.order_id, 'ARRIVED', e.org_id from new_event e
      where e.kind in ('created', 'copied', 'imported', 'pulled')
        and exists (select from automation_rule r where r.org_id = e.org_id and r.is_on and r.trigger in ('ARRIVED', 'READY'))
      on conflict do nothing
      returning order_to_automate.org_id
    )
    select distinct queued.org_id from queued
  loop
    perform queue_for_automation(org);
  end loop;
  return null;
end $$;
create trigger order_event_automated after insert on order_event
  referencing new table as new_event for each statement execute function automate_new_orders();

create function automate_ready_order() returns trigger language plpgsql as $$
begin
  if exists (select from automation_rule r where r.org_id = new.org_id and r.is_on and r.trigger = 'READY') then
    insert into order_to_automate (order_id, trigger, org_id) values (new.order_id, 'READY', new.org_id) on conflict do nothing;
    perform queue_for_automation(new.org_id);
  end if;
  return null;
end $$;
create trigger order_ready_automated after update of order_status on customer_order
  for each row when (old.order_status in ('ON_HOLD', 'CANCELLED') and new.order_status = 'UNSHIPPED')
  execute function automate_ready_order();

alter table label_batch_row
  -- The way is that of the order's plan; false once a person has chosen another.
  add column is_by_plan boolean not null default true;
