-- When reports took a published post or a shown comment out of sight; null again once somebody decided.
alter table publish add column hidden_at timestamptz;
alter table reply add column hidden_at timestamptz;
