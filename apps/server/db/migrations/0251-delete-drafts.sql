-- An import of inbounds is taken back by deleting its drafts: nobody but their client has seen them.
grant delete on inbound to lading_tenant;
create policy only_drafts on inbound as restrictive for delete to lading_tenant using (status = 'DRAFT');
