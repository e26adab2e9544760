#!/bin/sh
# Makes, once as the database is new, the role that the servers log in as, which is no superuser, and the database that it owns.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role lading login createrole password :'password';
create database lading owner lading;
SQL
