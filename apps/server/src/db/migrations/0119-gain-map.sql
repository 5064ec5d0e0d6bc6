-- The HDR gain map in the file, if it has one: it stays in the original, the copies do not have it.
alter table picture_exif add column gain_map text check (gain_map in ('ultraHdr', 'iso21496', 'apple'));
