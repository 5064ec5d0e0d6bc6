-- Size of the copy that moves as the GIF it was made of; null for what stands still.
alter table stored_file add column moving_size integer;
