#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: the roles and the database of docs/operations.md.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres \
  --set=program="$PROGRAM_PASSWORD" --set=audit="$AUDIT_PASSWORD" <<'SQL'
create role guangquan_owner login password :'program';
create role guangquan_audit login password :'audit' in role guangquan_owner;
create database guangquan owner guangquan_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
SQL
