@echo off
chcp 65001 >nul
title Quiz Night
if exist "%~dp0app\node.exe" goto start
echo.
echo   Bitte zuerst die ganze ZIP-Datei entpacken: Rechtsklick, "Alle extrahieren".
echo   Please unpack the whole ZIP file first: right-click, "Extract all".
echo.
pause
exit /b 1

:start
setlocal
set QUIZ_NIGHT_STARTER=1
"%~dp0app\node.exe" "%~dp0app\quiz-night.cjs" %*
if not errorlevel 1 exit /b 0
echo.
pause
exit /b 1
