-- AVIF copies of wide-gamut photographs in Display P3, beside those in sRGB.
alter table stored_file
  add column p3_avif_sizes integer[] not null default '{}';
