/* Run before the app, in a task of their own (main.ts). */
import 'react-dom/client';
import 'react/jsx-runtime';
import 'react-router-dom';
import 'styled-components';
