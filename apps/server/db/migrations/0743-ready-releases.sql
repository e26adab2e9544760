-- Migrations whose release has a node that serves calls. Nodes of earlier releases are ready until there is one (decision record 0119).
create table ready_release (
  migration text primary key,
  ready_at timestamptz not null default now()
);
