type Stage = { name: string; supported: string; alone: string };

export const adoptionStages: Stage[] = [
  {
    name: "Before launch",
    supported: "Champions rehearse a working day.",
    alone: "One announcement, one demonstration.",
  },
  {
    name: "Launch",
    supported: "Training by role; the old list read-only.",
    alone: "A login by email; the old list stays open.",
  },
  {
    name: "First weeks",
    supported: "Open hours; complaints fixed while fresh.",
    alone: "No one answered the first questions.",
  },
  {
    name: "Habit",
    supported: "Champions answer; the numbers confirm it.",
    alone: "Two lists to keep, and talk of dropping one.",
  },
];

/** An illustration with no figures behind it, on a field of 400 by 200 with one stage every 100. */
export const adoptionCurves = {
  baseline: 80,
  supported: "M0 80H85C130 80 130 125 165 125C215 125 240 52 300 38C340 30 370 28 400 27",
  alone: "M0 80H85C130 80 135 168 190 172C250 176 270 130 320 116C350 108 375 106 400 105",
};
