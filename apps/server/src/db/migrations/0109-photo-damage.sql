-- 1: the file decodes with errors; 2: its owner has seen it and publishes it all the same.
alter table stored_file add column damage smallint not null default 0 check (damage between 0 and 2);
