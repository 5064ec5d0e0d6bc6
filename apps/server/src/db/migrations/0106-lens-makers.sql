-- Lenses for the bodies of other makers are shown with their own maker.
update lens set name = brand || ' ' || name
where brand in ('SIGMA', 'TAMRON', 'VILTROX') and not starts_with(lower(name), lower(brand) || ' ');
