-- Corrections are few among all movements, and the public totals add up what they gave.
create index coin_tx_correction on coin_tx (id) where kind = 6;
